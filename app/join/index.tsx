export { JoinScreen as default } from '@/screens/join/JoinScreen';
