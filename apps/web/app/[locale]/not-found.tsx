import {NotFoundMessage} from '#/shell/not-found-message.tsx'

/** For the moment in which a page has just been deleted; an address that never was one gets `404/page.tsx`. */
export default function NotFoundPage() {
  return <NotFoundMessage />
}
