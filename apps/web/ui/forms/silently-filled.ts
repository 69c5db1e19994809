interface Field {
  name: string
  type: string
  value: string
}

/** Password managers and browsers write into fields without an event, so the form does not know these texts. */
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
