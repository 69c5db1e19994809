import type {BilingualText} from '../languages.ts'

interface Option {
  value: string
  title: BilingualText
}

/** Stored values that are no longer an option are returned as they are. */
export const optionTitle = (options: readonly Option[], value: string | undefined) =>
  options.find((option) => option.value === value)?.title ?? value
