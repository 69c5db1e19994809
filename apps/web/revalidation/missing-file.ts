/** Whether something other than a page is asked for, such as `/apple-touch-icon.png` or `/wp-login.php`. */
export function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z0-9]{1,12}$/i.test(path)
}

/** Nobody reads it: browsers, feed readers and robots only look at the status. */
export function missingFileResponse(): Response {
  return new Response(null, {status: 404, headers: {'cache-control': 'no-store'}})
}
