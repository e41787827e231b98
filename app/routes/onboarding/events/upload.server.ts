import type { OnboardingVisit } from '#app/pages/require-onboarding.ts'

/** As much of a table of faults as somebody reads. */
const MAX_FAULTS = 100
const MAX_FILE_BYTES = 5_000_000
const MAX_FILES = 10

type FaultRow = { place: string; column: string; value: string; expectation: string }
export type UploadAnswer = { error: string; faults: FaultRow[]; more: number }
type Upload = { ok: true; planId: string } | { ok: false; answer: UploadAnswer }

/** Makes a plan of what was uploaded, or says what is wrong with it. */
export async function planFromForm(
  { desk, person, text }: OnboardingVisit,
  { tenantId, form }: { tenantId: string; form: FormData },
): Promise<Upload> {
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0)
  const large = files.find(({ size }) => size > MAX_FILE_BYTES)
  if (large) return refused(text('onboarding-upload-size', { name: large.name }))
  if (files.length === 0 || files.length > MAX_FILES) return refused(text('onboarding-upload-none'))
  const uploads = await Promise.all(files.map(readFile))
  const result = await desk.planUpload(person, tenantId, uploads)
  if (!result) return refused(text('onboarding-upload-none'))
  if (result.ok) return result
  if (result.reason === 'moved') return refused(text('onboarding-upload-moved'))
  if (result.reason === 'file')
    return refused(
      text(`onboarding-upload-${result.refusal}` as 'onboarding-upload-type', { name: result.name }),
    )
  const faults = result.faults.map(({ code, about, ...place }) => ({
    ...place,
    expectation:
      code === 'unknown' && about === ''
        ? text('onboarding-fault-none')
        : text(`onboarding-fault-${code}` as 'onboarding-fault-unknown', { about }),
  }))

  return {
    ok: false,
    answer: { error: '', faults: faults.slice(0, MAX_FAULTS), more: Math.max(0, faults.length - MAX_FAULTS) },
  }
}

const refused = (error: string): Upload => ({ ok: false, answer: { error, faults: [], more: 0 } })

const readFile = async (file: File) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })
