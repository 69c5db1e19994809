interface ListedItem {
  featured: boolean | null
  isOver: boolean
}

/** The newest item leads the list, unless what it announces is over. */
export function leadItem<Item extends ListedItem>(news: Item[]): Item | undefined {
  return news.find(({isOver}) => !isOver) ?? news[0]
}

/** Only one item has ‘Don’t miss’, so that a screen says it once. */
export function markedItem<Item extends ListedItem>(news: Item[]): Item | undefined {
  return news.find(({featured, isOver}) => featured && !isOver)
}
