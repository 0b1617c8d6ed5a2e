// Runs what the libraries do when they are loaded, which would be half of a long task otherwise.
import 'react-dom/client';
