export { InvitedScreen as default } from '@/screens/join/JoinScreen';
