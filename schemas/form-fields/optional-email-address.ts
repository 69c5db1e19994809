import {readableLine} from '../texts/readable-text.ts'
import {emailAddress} from './email-address.ts'
import {typedOrNothing} from './text.ts'

/** An address that may be missing, `null` or empty: then `null`. */
export const optionalEmailAddress = typedOrNothing(readableLine).pipe(emailAddress.nullable())
