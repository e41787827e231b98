export { default, loader } from '../../soon/route.tsx'
