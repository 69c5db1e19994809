/** What was typed into a form that is not on the page for now. */
export interface Draft<Fields> {
  read: () => Fields | undefined
  write: (fields: Fields | undefined) => void
}

export function createDraft<Fields>(): Draft<Fields> {
  let kept: Fields | undefined
  return {
    read: () => kept,
    write: (fields) => {
      kept = fields
    },
  }
}
