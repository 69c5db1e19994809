import {isReadableDate} from './readable-event.ts'

interface Registration {
  open?: boolean | null
  closesAt?: string | null
}

/** Whether people may register: volunteers open and close it, and it closes by itself after its last moment. */
export function registrationIsOpen(registration: Registration | null, at: Date): boolean {
  if (!registration || registration.open === false) return false
  const last = closingTime(registration)
  return !last || at <= last
}

/** The last moment to register, where there is one. */
export function closingTime(registration: Registration | null): Date | undefined {
  const closesAt = registration?.closesAt
  return closesAt && isReadableDate(closesAt) ? new Date(closesAt) : undefined
}
