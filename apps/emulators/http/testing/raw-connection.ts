import {once} from 'node:events'
import {connect} from 'node:net'
import {onTestFinished} from 'vitest'

/** A connection on which a test sends what no well-behaved client would. Closed at the end of the test. */
export async function rawConnection(port: number, text = '') {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += String(chunk)))
  // A connection that the server resets is closed too.
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(text)
  return {
    socket,
    /** Resolves to everything received until the server closed the connection. */
    ended: () => closed.then(() => received),
    /** Resolves to the status of the first response. */
    async status() {
      while (!received.includes('\r\n')) await Promise.race([once(socket, 'data'), closed])
      return Number(received.split(' ')[1])
    },
  }
}
