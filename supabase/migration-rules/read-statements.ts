const parts =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"[^"]*"|;/gi

/** The statements of a file, without comments and with single spaces. Quoted texts and bodies stay as they are. */
export function readStatements(sql: string): string[] {
  const statements: string[] = []
  let statement = ''
  let end = 0
  for (const match of sql.matchAll(parts)) {
    const [part] = match
    statement += sql.slice(end, match.index).replaceAll(/\s+/g, ' ')
    end = match.index + part.length
    if (part === ';') {
      statements.push(statement.trim())
      statement = ''
    } else if (!/^(--|\/\*)/.test(part)) {
      statement += part
    }
  }
  return [...statements, (statement + sql.slice(end)).trim()].filter((each) => each !== '')
}
