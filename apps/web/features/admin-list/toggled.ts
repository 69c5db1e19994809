export function toggled<Item>(items: readonly Item[], item: Item, isTicked: boolean): Item[] {
  const others = items.filter((each) => each !== item)
  return isTicked ? [...others, item] : others
}
