interface ListedItem {
  featured: boolean | null
  isOver: boolean
}

/** Only one item has ‘Don’t miss’, so that a screen says it once. */
export function markedItem<Item extends ListedItem>(news: Item[]): Item | undefined {
  return news.find(({featured, isOver}) => featured && !isOver)
}
