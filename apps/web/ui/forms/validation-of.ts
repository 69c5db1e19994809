import {zodResolver} from '@hookform/resolvers/zod'
import type {FieldValues} from 'react-hook-form'
import type * as z from 'zod'

/** What `createLateValidation()` loads. */
export const validationOf = <Fields extends FieldValues, Request>(schema: z.ZodType<Request, Fields>) => ({
  resolver: zodResolver(schema),
  accepts: (fields: Fields) => schema.safeParse(fields).success,
})
