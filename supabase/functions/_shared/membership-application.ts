import type {MembershipRequest} from '@site/schemas/requests/membership'

export const toApplication = ({
  firstName,
  lastName,
  email,
  phone,
  notes,
  ageConfirmed,
  locale,
}: MembershipRequest) => ({firstName, lastName, email, phone, notes, ageConfirmed, locale})
