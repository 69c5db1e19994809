interface ListedItem {
  featured: boolean | null
  isOver: boolean
}

/** The item that a list of news, newest first, begins with: the newest, unless what it announces is over. */
export function leadItem<Item extends ListedItem>(news: Item[]): Item | undefined {
  return news.find(({isOver}) => !isOver) ?? news[0]
}

/** The item that ‘Don’t miss’ is written at, so that a screen says it once. */
export function markedItem<Item extends ListedItem>(news: Item[]): Item | undefined {
  return news.find(({featured, isOver}) => featured && !isOver)
}
