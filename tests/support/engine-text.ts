/** What an engine says of its own fault: stacks, its errors, the words of parsers and of Postgres. */
export const engineText =
  /\bat \S+ \(|node:internal|node_modules|\.[jt]sx?:\d+:\d+|Unexpected token|ECONN|Invariant|ZodError|TypeError|SQLSTATE|PGRST/
