export { InvitedScreen as default } from '@/screens/pages';
