interface Button {
  /** It is an ISO instant, unvalidated as in the content. */
  shownUntil?: string | null
}

interface WithButtons {
  actions: Button[] | null
}

const endOf = ({shownUntil}: Button) => Date.parse(shownUntil ?? '')

export function hasEndingButton({actions}: WithButtons): boolean {
  return actions?.some((button) => Number.isFinite(endOf(button))) ?? false
}

/** Once the time of all its buttons is over, so is what the item announces. */
export function isOver({actions}: WithButtons, at: Date): boolean {
  return Boolean(actions?.length && actions.every((button) => endOf(button) < at.getTime()))
}

/** An end that is not a date counts as none. */
export function currentButtons<Item extends WithButtons>(item: Item, at: Date): Item {
  if (!hasEndingButton(item)) return item
  return {...item, actions: item.actions?.filter((button) => !(endOf(button) < at.getTime())) ?? null}
}
