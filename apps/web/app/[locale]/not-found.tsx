import {NotFoundMessage} from '#/shell/not-found-message.tsx'

/** This shows briefly after a document is deleted, until its path is unknown; unknown paths get `404/page.tsx`. */
export default function NotFoundPage() {
  return <NotFoundMessage />
}
