import {countCharacters} from '@site/schemas/texts/count-characters'
import {useTranslations} from 'next-intl'

interface CharactersLeftProps {
  id: string
  text: string
  limit: number
}

/** Shows the characters left once below a tenth of the limit, or by how many the text is too long. */
export function CharactersLeft({id, text, limit}: CharactersLeftProps) {
  const t = useTranslations('comments')
  const left = limit - countCharacters(text.trim())
  return (
    <p
      id={id}
      aria-live="polite"
      className={`text-small tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {left < 0 ? t('tooLong', {count: -left}) : left <= limit / 10 && t('left', {count: left})}
    </p>
  )
}
