import {defineBehavior, effect, forward} from '@portabletext/editor/behaviors'
import {BehaviorPlugin} from '@portabletext/editor/plugins'
import {useToast} from '@sanity/ui/toast'
import {useMemo} from 'react'
import {type PortableTextPluginsProps, useTranslation} from 'sanity'
import {richTextTexts} from '../texts.ts'
import {picturesIn} from './left-out-pictures.ts'
import {blocksOfHtml, pastedText} from './pasted-blocks.ts'
import {hasMarks} from './typed-marks.ts'

const formatsOfTheStudio = ['application/x-portable-text', 'application/json']

/** A picture on the clipboard comes with HTML, but without text. Word adds a picture of the text, which is left out. */
export const isFormattedText = (clipboard: DataTransfer | null): boolean =>
  Boolean(clipboard?.getData('text/html') && clipboard.getData('text/plain').trim())

const pasteClean = (onPicturesLeftOut: (count: number) => void) =>
  defineBehavior({
    on: 'clipboard.paste',
    guard: ({event}) => cleaned(event.originEvent.dataTransfer) ?? false,
    actions: [
      ({event}, dataTransfer) => [
        effect(() => {
          const count = picturesIn(event.originEvent.dataTransfer.getData('text/html'))
          if (count > 0) onPicturesLeftOut(count)
        }),
        forward({...event, originEvent: {dataTransfer}}),
      ],
    ],
  })

/** The first plugin is the first to hear of a paste. */
export function CleanClipboard(props: PortableTextPluginsProps) {
  const {t} = useTranslation(richTextTexts.namespace)
  const {push} = useToast()
  const behaviors = useMemo(
    () => [
      pasteClean((count) =>
        push({
          id: 'pictures-left-out',
          status: 'warning',
          closable: true,
          duration: 30_000,
          title: t('pictures', {count}),
          description: t('pictures.how'),
        }),
      ),
    ],
    [push, t],
  )
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault(props)}
    </>
  )
}

/** Returns undefined where the editor pastes rightly by itself, such as one plain line at the cursor. */
function cleaned(clipboard: DataTransfer): DataTransfer | undefined {
  const html = clipboard.getData('text/html')
  const text = clipboard.getData('text/plain')
  const isOfTheStudio = clipboard.types.some((type) => formatsOfTheStudio.includes(type))
  if (isOfTheStudio || !text.trim() || (!html && !/[\r\n]/.test(text) && !hasMarks(text))) return undefined
  const clean = new DataTransfer()
  for (const [type, value] of Object.entries(formatsOf(html, text))) clean.setData(type, value)
  return clean
}

function formatsOf(html: string, text: string): Record<string, string> {
  const blocks = html ? blocksOfHtml(html, text) : []
  const pasted = blocks.length > 0 ? {blocks} : pastedText(text)
  return 'blocks' in pasted
    ? {'application/x-portable-text': JSON.stringify(pasted.blocks), 'text/plain': text}
    : {'text/plain': pasted.text}
}
