interface Choice<Value extends string> {
  value: Value
  title: string | {lt: string; en: string}
}

/** Choices as a Studio drop-down takes them, with Lithuanian names. */
export function lithuanianChoices<Value extends string>(choices: readonly Choice<Value>[]) {
  return choices.map(({value, title}) => ({value, title: typeof title === 'string' ? title : title.lt}))
}

/** The Lithuanian name of a stored value, or the value itself if it is no longer a choice. */
export function lithuanianChoice(choices: readonly Choice<string>[], value: string | undefined) {
  return lithuanianChoices(choices).find((choice) => choice.value === value)?.title ?? value
}
