/** A refusal in the words and shape of Supabase Auth. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({code: status, error_code: code, msg: message}, {status})
}
