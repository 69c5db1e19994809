const MAX_AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

/** Decoding may take some hundred MB per image, so only two run at a time. */
export async function decodingImage<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await task()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
