/** What a browser keeps of the cookies that answers set. */
export type CookieJar = {
  /** the value of a request's `Cookie` header */
  header: () => string
  /** takes in the `Set-Cookie` values of an answer */
  keep: (values: readonly string[]) => void
  /** throws everything away but what it began with, as another browser of the same reader has nothing of it */
  clear: () => void
}

/** A jar for one visitor of the stage, with what it begins with; a cookie that is set without a lifetime left is thrown away. */
export function createCookieJar(beginning: Readonly<Record<string, string>>): CookieJar {
  let cookies = new Map(Object.entries(beginning))
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    clear: () => {
      cookies = new Map(Object.entries(beginning))
    },
    keep: values => {
      for (const value of values) {
        const [, name = '', content = ''] = /^([^=;]+)=([^;]*)/.exec(value) ?? []
        if (/;\s*Max-Age=0(?:;|$)/i.test(value)) cookies.delete(name)
        else if (name) cookies.set(name, content)
      }
    },
  }
}
