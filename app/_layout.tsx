export { Root as default } from '@/wiring';
