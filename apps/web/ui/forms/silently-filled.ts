interface Field {
  name: string
  type: string
  value: string
}

/**
 * What fields of text hold that the form does not know of: password managers write into them, and browsers restore them, without
 * an event. By name.
 */
export function silentlyFilled(
  fields: Iterable<Element>,
  known: (name: string) => unknown,
): [string, string][] {
  return [...fields].filter(isField).flatMap(({name, type, value}): [string, string][] => {
    const before = name !== '' && type !== 'checkbox' && type !== 'radio' ? known(name) : undefined
    return typeof before === 'string' && before !== value ? [[name, value]] : []
  })
}

const isField = (element: Element): element is Element & Field =>
  'name' in element && 'type' in element && 'value' in element
