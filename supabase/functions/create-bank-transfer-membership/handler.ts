import {membershipRequest} from '@site/schemas/requests/membership'
import {defineSubmission} from '../_shared/define-submission.ts'

export const handler = defineSubmission({
  name: 'create-bank-transfer-membership',
  schema: membershipRequest,
  procedure: 'apply_for_membership',
  toSubmission: ({website: _website, ...application}) => application,
})
