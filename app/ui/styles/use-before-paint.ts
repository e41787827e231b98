import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` that says nothing on the server: what a visitor sees and what takes the keys change at the same moment. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
