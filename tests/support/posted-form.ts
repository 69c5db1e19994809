/** What a browser without scripts posts from the first form of a page, with every field empty. */
export function postedForm(page: string): {headers: Record<string, string>; body: string} {
  const [form = ''] = /<form[^>]*method="POST"[\s\S]*?<\/form>/.exec(page) ?? []
  const boundary = '----form'
  const parts = [...form.matchAll(/<(?:input|textarea|select)[^>]*\bname="([^"]+)"[^>]*>/g)].map(
    ([field, name = '']) => {
      const value = name.startsWith('$') ? (/\bvalue="([^"]*)"/.exec(field)?.[1] ?? '') : ''
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${unescaped(value)}\r\n`
    },
  )
  return {
    headers: {'content-type': `multipart/form-data; boundary=${boundary}`},
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
