const TENANT = 'studio'

/** Signs a publisher of the studio in; gives the cookie and calls of the API with it. */
export async function signInStaff(url) {
  const answer = await fetch(`${url}/staff/${TENANT}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: 'ada@studio.example', password: 'studio-door-4' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  if (answer.status !== 302 || !cookie) throw new Error(`Sign-in answered ${answer.status}`)

  /** Calls the API: status and payload, or a rejection when the server ends meanwhile. */
  const call = async (method, path, { body, ifMatch } = {}) => {
    const response = await fetch(`${url}/v1/b2c${path}`, {
      method,
      headers: {
        cookie,
        'x-tenant-id': TENANT,
        ...(body && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      body: body && JSON.stringify(body),
    })
    const answer = await response.json()
    return { status: response.status, payload: answer.payload, answer }
  }
  return { cookie, call }
}
