import type {BilingualText} from '../languages.ts'

interface Option {
  value: string
  title: BilingualText
}

/** The title of a stored value, or the value itself if it is no longer an option. */
export const optionTitle = (options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value)?.title ?? value
