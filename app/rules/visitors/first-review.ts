/** Whether a way back leads to writing a review: it has a value for `rev` (MEM-040). */
export function isFirstReview(ref: string): boolean {
  const query = ref.split('#')[0]?.split('?')[1] ?? ''

  return Boolean(new URLSearchParams(query).get('rev'))
}
