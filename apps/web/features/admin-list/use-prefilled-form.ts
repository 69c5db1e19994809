import {useForm, type FieldValues, type Resolver} from 'react-hook-form'

/** Values that change are shown until something is typed. */
export function usePrefilledForm<Typed extends FieldValues, Request>(
  values: Typed,
  resolver: Resolver<Typed, unknown, Request>,
) {
  const form = useForm<Typed, unknown, Request>({values, resolver, resetOptions: {keepDirtyValues: true}})
  // By itself, React Hook Form applies `resetOptions` here too.
  return {...form, reset: () => form.reset(undefined, {keepDirtyValues: false})}
}
