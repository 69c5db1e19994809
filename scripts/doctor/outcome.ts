/** What a check answers: one sentence of what is, and for what is not well one of what to do. */
export type Outcome =
  | {state: 'ok'; says: string}
  | {state: 'left out'; says: string}
  | {state: 'attention' | 'problem'; says: string; todo: string}

export const ok = (says: string): Outcome => ({state: 'ok', says})
export const leftOut = (says: string): Outcome => ({state: 'left out', says})
export const attention = (says: string, todo: string): Outcome => ({state: 'attention', says, todo})
export const problem = (says: string, todo: string): Outcome => ({state: 'problem', says, todo})

/** Why a check cannot say anything. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}
