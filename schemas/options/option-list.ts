interface Option<Value extends string> {
  value: Value
  title: string | {lt: string; en: string}
}

/** Choices as a Studio drop-down takes them, with Lithuanian names. */
export function lithuanianOptions<Value extends string>(options: readonly Option<Value>[]) {
  return options.map(({value, title}) => ({value, title: typeof title === 'string' ? title : title.lt}))
}

/** The Lithuanian name of a stored value, or the value itself if it is no longer a choice. */
export function lithuanianTitle(options: readonly Option<string>[], value: string | undefined) {
  return lithuanianOptions(options).find((option) => option.value === value)?.title ?? value
}
