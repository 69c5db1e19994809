import type {FieldValues, UseFormReturn} from 'react-hook-form'

/** Submits the form of a dialog. Resolves to whether the dialog closes: not while a field is at fault. */
export async function submitInDialog<Fields extends FieldValues, Request>(
  {handleSubmit}: Pick<UseFormReturn<Fields, unknown, Request>, 'handleSubmit'>,
  send: (request: Request) => Promise<boolean>,
): Promise<boolean> {
  let isDone = false
  await handleSubmit(async (request) => {
    isDone = await send(request)
  })()
  return isDone
}
