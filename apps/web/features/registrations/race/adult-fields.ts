import {adultRunner} from '@site/schemas/requests/race-registration'
import {submissionFields} from '@site/schemas/requests/submission-fields'

export const adultFields = adultRunner.extend({website: submissionFields.website})
