import {revalidateTag} from 'next/cache'

export async function POST(request: Request): Promise<Response> {
  await request.text()
  revalidateTag('content', 'max')
  return Response.json({})
}
