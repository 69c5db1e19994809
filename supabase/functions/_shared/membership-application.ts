import type {MembershipRequest} from '@site/schemas/requests/membership'

/** An application as the database takes it, however it is paid for. */
export const toApplication = ({
  firstName,
  lastName,
  email,
  phone,
  notes,
  ageConfirmed,
  locale,
}: MembershipRequest) => ({firstName, lastName, email, phone, notes, ageConfirmed, locale})
