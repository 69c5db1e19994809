interface Option<Value extends string> {
  value: Value
  title: string | {lt: string; en: string}
}

/** The `options.list` of a Studio field, with Lithuanian titles. */
export function lithuanianOptions<Value extends string>(options: readonly Option<Value>[]) {
  return options.map(({value, title}) => ({value, title: typeof title === 'string' ? title : title.lt}))
}

/** The Lithuanian title of a stored value, or the value itself if it is no longer an option. */
export function lithuanianTitle(options: readonly Option<string>[], value: string | undefined) {
  return lithuanianOptions(options).find((option) => option.value === value)?.title ?? value
}
