import * as z from 'zod'

/** What `show_gift_aid()` returns. The days are ISO days. */
export const declared = z.object({
  firstName: z.string(),
  lastName: z.string(),
  wording: z.string(),
  covers: z.enum(['gift', 'all']),
  givenOn: z.iso.date(),
  withdrawnOn: z.iso.date().nullable(),
  /** Withdrawing a declaration for one earlier gift would change nothing. */
  mayWithdraw: z.boolean(),
})

export type Declared = z.infer<typeof declared>

/** What `my_gift_aid()` returns: the latest comes first. */
export const ownDeclarations = z.array(declared.extend({id: z.uuid()}))

export type OwnDeclaration = z.infer<typeof ownDeclarations>[number]
