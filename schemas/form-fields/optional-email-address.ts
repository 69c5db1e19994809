import {readableLine} from '../texts/readable-text.ts'
import {emailAddress} from './email-address.ts'
import {typedOrNothing} from './text.ts'

export const optionalEmailAddress = typedOrNothing(readableLine).pipe(emailAddress.nullable())
