import postgres from 'postgres'
import {stackEnv} from '../env.ts'

/** Takes away an account that a test signed up for, confirmed or not. */
export async function removeAccount(email: string): Promise<void> {
  const sql = postgres(stackEnv().DATABASE_URL, {max: 1, onnotice: () => undefined})
  try {
    await sql`delete from auth.users where email = ${email}`
  } finally {
    await sql.end()
  }
}
