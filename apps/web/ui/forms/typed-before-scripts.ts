export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody has made of the field since the server rendered it; null if nothing. */
export function typedBeforeScripts(field: Field): string | boolean | null {
  if (field instanceof HTMLSelectElement) {
    const isChanged = [...field.options].some((option) => option.selected !== option.defaultSelected)
    return isChanged ? field.value : null
  }
  if (field.type === 'radio') return chosenRadio(field)
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return field.checked === field.defaultChecked ? null : field.checked
  return field.value === field.defaultValue ? null : field.value
}

function chosenRadio({form, name}: Field): string | null {
  const radios = [...(form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === name,
  )
  return radios.find(({checked, defaultChecked}) => checked && !defaultChecked)?.value ?? null
}
