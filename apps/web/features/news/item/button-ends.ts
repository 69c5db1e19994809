interface Button {
  /** ISO instant; unvalidated, as in the content. */
  shownUntil?: string | null
}

export interface WithButtons {
  actions: Button[] | null
}

const endOf = ({shownUntil}: Button) => Date.parse(shownUntil ?? '')

/** True if one of the item's buttons disappears by itself, or has done so. */
export function hasEndingButton({actions}: WithButtons): boolean {
  return actions?.some((button) => Number.isFinite(endOf(button))) ?? false
}

/** True if the item has buttons and the time of all of them is over: then so is what it announces. */
export function isOver({actions}: WithButtons, at: Date): boolean {
  return Boolean(actions?.length && actions.every((button) => endOf(button) < at.getTime()))
}

/** The item without the buttons whose time is over. An end that is not a date counts as none. */
export function currentButtons<Item extends WithButtons>(item: Item, at: Date): Item {
  if (!hasEndingButton(item)) return item
  return {...item, actions: item.actions?.filter((button) => !(endOf(button) < at.getTime())) ?? null}
}
