interface Choice<Value extends string> {
  value: Value
  title: string | {lt: string; en: string}
}

/** A list of choices in the form that the Studio's drop-down takes, named in Lithuanian. */
export function lithuanianChoices<Value extends string>(choices: readonly Choice<Value>[]) {
  return choices.map(({value, title}) => ({value, title: typeof title === 'string' ? title : title.lt}))
}

/** The Lithuanian name of a stored value; the value itself where the list no longer has it. */
export function lithuanianChoice(choices: readonly Choice<string>[], value: string | undefined) {
  return lithuanianChoices(choices).find((choice) => choice.value === value)?.title ?? value
}
