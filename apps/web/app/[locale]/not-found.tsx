import {NotFoundMessage} from '#/shell/not-found-message.tsx'

/** Shown in the moment after a page was deleted; paths that are no pages get `404/page.tsx`. */
export default function NotFoundPage() {
  return <NotFoundMessage />
}
