/** How long a gateway may take before its answer counts as lost: well within a lease. Milliseconds. */
const TIMEOUT_MS = 60_000

/** The gateway's answer, or an error when it takes too long. */
export async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment gateway took too long')), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
